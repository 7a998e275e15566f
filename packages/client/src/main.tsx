import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyLanguage, applyPreferences } from './app/preferences.ts';
import { findMe } from './app/session.ts';
import { watchForUpdates } from './app/updates.ts';

applyPreferences();
await applyLanguage();
createRoot(document.getElementById('app') as HTMLElement).render(<App />);
watchForUpdates();
void findMe();
