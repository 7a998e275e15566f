import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app') as HTMLElement).render(<h1>Conclave</h1>);
