import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';

/** A game of rules or cards this release does not have: played on by other rules it would become another game. */
export function OtherRelease() {
  const back = useTable((state) => state.back);
  return (
    <section className="setup-choice" aria-labelledby="setup-title">
      <h1 id="setup-title">{t('otherRelease.title', 'This game stands still')}</h1>
      <p role="status">
        {t(
          'otherRelease.why',
          'It was begun with rules or cards that this version of Illuminice does not have. Nothing is lost: it is kept as it was and goes on where that version runs.',
        )}
      </p>
      <Button onClick={back}>{t('otherRelease.back', 'Back')}</Button>
    </section>
  );
}
