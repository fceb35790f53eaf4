/** One card enlarged: numbers, ability, advice, rules, and its way up to the Illuminati (REQ-300, REQ-301, REQ-337). */
import { alignmentsIn, boardOf, type CardNo, groupDefinition, incomeOf, isIlluminatiCard } from '@illuminice/engine';
import type { ReactElement, ReactNode } from 'react';
import './closer.css';
import { UseButton } from '../../actions/play/index.ts';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { maskInForce, pathTo } from '../../pieces/board/index.ts';
import { AlignmentChip, CardFace, cardText, incomeText, LooseCard, SpecialCard } from '../../pieces/cards/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import { cardName, named, ownerOf, type Seen, type Shown, ui } from '../../tabletop/seen/index.ts';
import { ArrowsFact } from './arrows-fact.tsx';

export function CardView({ seen, shown }: { readonly seen: Seen; readonly shown: Shown }): ReactElement {
  const close = () => ui({ shown: undefined });
  return (
    <dialog className="card-view" aria-label={t('view.label', 'Card')} ref={modal} onClose={close}>
      <Panel look="paper" className="card-view-paper">
        <button type="button" className="card-view-close" aria-label={t('view.close', 'Close')} onClick={close}>
          ×
        </button>
        <Face seen={seen} shown={shown} />
      </Panel>
    </dialog>
  );
}

function Face({ seen, shown }: { readonly seen: Seen; readonly shown: Shown }): ReactElement {
  const { pack, view } = seen;
  if ('special' in shown) {
    const special = pack.specials[shown.special];
    const text = special && cardText(special);
    return (
      <Sheet
        title={special?.name ?? ''}
        picture={<SpecialCard pack={pack} special={shown.special} />}
        summary={text?.summary ?? ''}
        advice={text?.text ?? ''}
        rules={['R-15', 'R-15.3']}
        foot={<UseButton seen={seen} special={shown.special} />}
      >
        <Fact name={t('view.when', 'When')}>{text?.timing}</Fact>
      </Sheet>
    );
  }
  const number =
    'illuminati' in shown
      ? shown.illuminati
      : isIlluminatiCard(shown.card)
        ? view.seats[shown.card]?.illuminati
        : undefined;
  const card = 'card' in shown ? shown.card : 0;
  if (!('card' in shown) || isIlluminatiCard(shown.card)) {
    const definition = number === undefined ? undefined : pack.illuminati[number];
    const text = definition && cardText(definition);
    // large games pay every Illuminati card more than its face says.
    const seat = view.seats.findIndex(({ illuminati }) => illuminati !== undefined && illuminati === number);
    const earns = seat < 0 ? undefined : incomeOf(pack, boardOf(pack, view), seat);
    return (
      <Sheet
        title={definition?.name ?? cardName(seen, card)}
        picture={<CardFace pack={pack} card={card} illuminati={number} />}
        summary={text?.summary ?? t('view.faceDown', 'Face-down: nobody but its owner knows it.')}
        advice={text?.text ?? ''}
        rules={['R-16', 'R-1.8']}
      >
        {definition && (
          <>
            <Fact name={t('view.power', 'Power / lends')}>
              {definition.power} / {definition.power}
            </Fact>
            <Fact name={t('view.income', 'Income')}>
              {earns === undefined || earns === definition.income
                ? definition.income
                : t('view.incomeNow', '{income} in this game (printed: {printed})', {
                    income: earns,
                    printed: definition.income,
                  })}
            </Fact>
            <Fact name={t('view.goal', 'Special goal')}>
              {view.options.hiddenGoals
                ? t('view.goalHidden', 'any of the seven, picked in secret')
                : text?.goalSummary}
            </Fact>
          </>
        )}
      </Sheet>
    );
  }
  return <GroupSheet seen={seen} card={card} />;
}

function GroupSheet({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement | undefined {
  const { pack, view } = seen;
  const group = groupDefinition(pack, card);
  if (!group) return undefined;
  const { summary, text } = cardText(group);
  const changed = maskInForce(view, card);
  const alignments = changed === undefined ? group.alignments : alignmentsIn(changed);
  const owner = ownerOf(view, card);
  // what others of the same structure add; what depends on an attacker the ability says.
  const shelters = (view.seats[owner ?? -1]?.groups ?? []).flatMap((other) =>
    (other.card === card ? [] : (pack.abilities[other.card] ?? [])).flatMap((ability) =>
      ability.type === 'sheltersOthers' ? [{ card: other.card, amount: ability.amount }] : [],
    ),
  );
  const path = owner === undefined ? [] : pathTo(view, owner, card).toReversed();
  return (
    <Sheet
      title={group.name}
      picture={<LooseCard pack={pack} card={card} mask={changed} />}
      summary={summary === '' ? t('view.noAbility', 'No ability.') : summary}
      advice={text}
      rules={group.abilities.length > 0 ? ['R-17', 'R-1.3', 'R-8.4'] : ['R-1.3', 'R-8.4', 'R-8.7']}
    >
      <Fact name={t('view.power', 'Power / lends')}>
        {group.power} / {group.transferable}
      </Fact>
      <Fact name={t('view.resistance', 'Resistance')}>
        {shelters.reduce((sum, { amount }) => sum + amount, group.resistance)}{' '}
        {shelters.map((shelter) => (
          <small key={shelter.card}>
            {t('view.sheltered', '{card} +{amount}', { card: cardName(seen, shelter.card), amount: shelter.amount })}
          </small>
        ))}
      </Fact>
      <Fact name={t('view.income', 'Income')}>{incomeText(group)}</Fact>
      <Fact name={t('closer.arrows', 'Control arrows')}>
        <ArrowsFact seen={seen} card={card} />
      </Fact>
      <Fact name={t('view.alignments', 'Alignments')}>
        {alignments.length === 0
          ? t('view.noAlignment', 'none')
          : alignments.map((alignment) => <AlignmentChip key={alignment} alignment={alignment} />)}
        {changed !== undefined && <small>{t('view.changed', 'until the end of this turn')}</small>}
      </Fact>
      {owner !== undefined && (
        <Fact name={t('view.path', 'Position with {nameIs, select, you {you} other {{name}}}', named(seen, owner))}>
          <ol className="path">
            {path.map((step) => (
              <li key={step}>{cardName(seen, step)}</li>
            ))}
          </ol>
        </Fact>
      )}
      {owner === undefined && view.uncontrolled.includes(card) && (
        <Fact name={t('view.where', 'Where')}>{t('view.uncontrolled', 'uncontrolled')}</Fact>
      )}
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly picture: ReactElement;
  readonly summary: string;
  readonly advice: string;
  readonly rules: readonly string[];
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

function Sheet({ title, picture, summary, advice, rules, foot, children }: SheetProps): ReactElement {
  return (
    <>
      <div>
        <div className="card-view-picture">{picture}</div>
        <p className="card-view-advice">{advice}</p>
      </div>
      <div className="card-view-words">
        <h2>{title}</h2>
        <p className="card-view-summary">{summary}</p>
        <dl>{children}</dl>
        {foot}
        <p className="card-view-rules">
          {t('view.rules', 'Rules:')}{' '}
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
