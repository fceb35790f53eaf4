import { useEffect } from 'react';
import { BookSwitch, Guide } from '../../around/guide/index.ts';
import { Rulebook } from '../../around/rulebook/index.ts';
import { t } from '../../base/i18n/index.ts';
import { goBack, navigate } from '../../base/router/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, HANDHELD_TABLE } from '../../base/theme/index.ts';
import { Footer, TopBar } from '../page/index.ts';

/** `page`: how to play, for people, open there; `rule`: the numbered rules. Each place has an address. */
export type BookScreenProps = { readonly page: string } | { readonly rule: string };

export function BookScreen(props: BookScreenProps) {
  const isForPeople = 'page' in props;
  const isHandheld = useMedia(HANDHELD_TABLE);
  const title = isForPeople ? t('menu.howToPlay', 'How to play') : t('menu.rulebook', 'Rulebook');
  useEffect(() => {
    document.title = `${title} · Illuminice`;
  }, [title]);
  const toRule = (rule: string): void => navigate(`/rulebook#${rule}`);
  return (
    <div className="screen rulebook-screen">
      <TopBar title={title}>
        <BookSwitch
          book={isForPeople ? 'people' : 'numbered'}
          onChange={(book) => navigate(book === 'people' ? '/how-to-play' : '/rulebook', { replace: true })}
        />
        {!isHandheld && (
          <Button look="gold" icon="light-bulb" onClick={() => navigate('/learn/first-game')}>
            {t('guide.first', 'Play the first game')}
          </Button>
        )}
        <Button icon="return-arrow" onClick={goBack}>
          {t('common.back', 'Back')}
        </Button>
      </TopBar>
      <main>
        <h1 className="visually-hidden">{title}</h1>
        {isForPeople ? (
          <Guide page={props.page} onPage={(page) => navigate(`/how-to-play#${page}`)} onRule={toRule} />
        ) : (
          <Rulebook rule={props.rule} onFollow={toRule} />
        )}
      </main>
      <Footer />
    </div>
  );
}
