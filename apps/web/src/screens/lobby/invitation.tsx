import { useEffect, useState } from 'react';
import { copyText } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';

interface InvitationProps {
  readonly code: string;
  readonly link: string;
}

/** REQ-009: the code to read out, the link to send, the square to point a phone at. */
export function Invitation({ code, link }: InvitationProps) {
  const [copied, setCopied] = useState<'copied' | 'failed'>();
  const square = useQrCode(link);
  const copy = async (): Promise<void> => {
    setCopied((await copyText(link)) ? 'copied' : 'failed');
    setTimeout(() => setCopied(undefined), 4_000);
  };
  return (
    <Panel look="paper" clip className="invitation" aria-label={t('invite.title', 'Invitation')}>
      <small>{t('invite.code', 'Join code')}</small>
      <p className="invitation-code">{code}</p>
      {square && (
        <svg
          className="invitation-qr"
          viewBox={`0 0 ${square.size} ${square.size}`}
          role="img"
          aria-label={t('invite.qr', 'QR code of the link')}
        >
          <path d={square.path} fill="var(--print)" />
          <image href={onSite('/logo.svg')} x={square.size / 2 - 3} y={square.size / 2 - 3} width="6" height="6" />
        </svg>
      )}
      <p className="invitation-link">{link.replace(/^https?:\/\//, '')}</p>
      {isForThisMachine(link) && (
        <p className="invitation-here">
          {t(
            'invite.here',
            'Only this machine can open the link. Start the server with “npm start -- --lan” to let others in.',
          )}
        </p>
      )}
      <div className="invitation-actions">
        <Button look="dark" icon="save-arrow" onClick={() => void copy()}>
          {copyLabel(copied)}
        </Button>
        <span role="status" className="visually-hidden">
          {copied && copyLabel(copied)}
        </span>
        {'share' in navigator && (
          <Button
            look="dark"
            icon="share"
            onClick={() => void navigator.share({ title: 'Illuminice', url: link }).catch(() => undefined)}
          >
            {t('invite.share', 'Share')}
          </Button>
        )}
      </div>
      <p className="invitation-note">
        {t('invite.note', 'No 0, O, 1, I or L in a code: read it out loud without spelling.')}
      </p>
    </Panel>
  );
}

/** S-23: the server names another address wherever there is one. */
function isForThisMachine(link: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
}

function copyLabel(copied: 'copied' | 'failed' | undefined): string {
  if (copied === 'copied') return t('invite.copied', 'Copied');
  if (copied === 'failed') return t('invite.notCopied', 'Not allowed here: select the link above');
  return t('invite.copy', 'Copy link');
}

interface Square {
  readonly size: number;
  readonly path: string;
}

/** Leaves room in the middle for the mark; the code stays readable with up to a third of it covered. */
function useQrCode(text: string): Square | undefined {
  const [square, setSquare] = useState<Square>();
  useEffect(() => {
    let stale = false;
    void import('qrcode-generator').then(({ default: qrcode }) => {
      if (stale) return;
      const code = qrcode(0, 'H');
      code.addData(text);
      code.make();
      const size = code.getModuleCount();
      const middle = (at: number): boolean => Math.abs(at - (size - 1) / 2) < 4;
      let path = '';
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) if (code.isDark(y, x) && !(middle(x) && middle(y))) path += `M${x} ${y}h1v1h-1z`;
      setSquare({ size, path });
    });
    return () => {
      stale = true;
    };
  }, [text]);
  return square;
}
