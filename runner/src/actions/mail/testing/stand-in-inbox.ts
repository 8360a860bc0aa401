import { EventEmitter, once } from 'node:events';
import type { RunInbox, RunMail } from '../../../core/inbox.ts';

/** An inbox that gets its mails from the test. */
export interface StandInInbox extends RunInbox {
  receive(mail: { subject: string; html?: string; text?: string }): void;
  /** Nothing is waited for. */
  isTimeOver: boolean;
}

export function createStandInInbox(): StandInInbox {
  const mails: RunMail[] = [];
  const changes = new EventEmitter();
  return {
    address: 'a.b@inbox.test',
    isTimeOver: false,
    receive({ subject, html = '', text = '' }) {
      const document = `<!doctype html><html><head><title>${subject}</title></head><body role="document">${html}</body></html>`;
      mails.unshift({ id: mails.length + 1, from: 'shop@example.com', subject, text, document });
      changes.emit('mail');
    },
    async waitForMail({ choose, signal }) {
      for (;;) {
        signal.throwIfAborted();
        const mail = choose(mails);
        if (mail) return { mail: mail as RunMail, arrived: mails };
        if (this.isTimeOver) return { mail: null, arrived: mails };
        await once(changes, 'mail', { signal });
      }
    },
  };
}
