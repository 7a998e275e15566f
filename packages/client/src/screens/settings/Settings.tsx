import { Page } from '../../app/Page.tsx';
import { useMe } from '../../app/session.ts';
import { useWords } from '../../i18n/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Data } from './Data.tsx';
import { Devices } from './Devices.tsx';
import { Look } from './Look.tsx';
import { Name } from './Name.tsx';
import { Playing } from './Playing.tsx';
import styles from './Settings.module.css';

export function Settings() {
  const say = useWords();
  const me = useMe();
  return (
    <Page title={say('settings.title')}>
      <div className={styles.settings}>
        <h1>{say('settings.title')}</h1>
        <Panel title={say('settings.look')}>
          <Look />
        </Panel>
        <Panel title={say('settings.playing')}>
          <Playing />
        </Panel>
        {me ? (
          <>
            <Panel title={say('settings.you')}>
              <Name key={me.id} current={me.name} />
            </Panel>
            <Panel title={say('settings.devices')}>
              <Devices />
            </Panel>
            <Panel title={say('settings.data')}>
              <Data />
            </Panel>
          </>
        ) : (
          <Panel title={say('settings.devices')}>
            {me === null && <p className={styles.nobody}>{say('settings.nobody')}</p>}
            <Devices />
          </Panel>
        )}
      </div>
    </Page>
  );
}
