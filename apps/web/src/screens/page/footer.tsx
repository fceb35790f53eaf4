import { t } from '../../base/i18n/index.ts';
import { Link } from '../../base/router/index.ts';

/** On every page: whose game this is and is not (product.md, "Words, names, licences"). */
export function Footer() {
  return (
    <footer className="footer">
      <p>
        {ownershipNotice()} <Link to="/credits">{t('footer.icons', 'Icons: game-icons.net, CC BY 3.0')}</Link>
      </p>
    </footer>
  );
}

/** In a running game it stands without the link, which would lead away from the table. */
export function QuietFooter() {
  return <footer className="footer footer-quiet">{ownershipNotice()}</footer>;
}

function ownershipNotice(): string {
  return t(
    'footer.notice',
    'Unofficial and free, not for resale, not affiliated with or endorsed by the publisher. Illuminati is a registered trademark of Steve Jackson Games. Buy the real game.',
  );
}
