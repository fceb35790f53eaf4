/** An attack of somebody: attacker and target face each other, the chance stands between them. */
import { type CardNo, groupDefinition, isIlluminatiCard, type Seat } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Stamp, UPRIGHT_TABLE } from '../../base/theme/index.ts';
import { Board, type GhostDraft, MiniBoard, previewable } from '../../pieces/board/index.ts';
import { LooseCard, type Ring } from '../../pieces/cards/index.ts';
import { AttackStages, kindName, percent } from '../../tabletop/numbers/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { listed } from '../../tabletop/sentences/index.ts';
import { AttackDossier } from './attack-dossier.tsx';
import { AttackRibbon } from './attack-ribbon.tsx';
import { Coins } from './coins.tsx';
import { Emblem } from './emblem.tsx';
import type { AttackOnStage } from './on-stage.ts';

interface AttackSceneProps {
  readonly seen: Seen;
  readonly scene: AttackOnStage;
  readonly onCardPress: (card: CardNo, element: HTMLElement) => void;
}

export function AttackScene({ seen, scene, onCardPress }: AttackSceneProps): ReactElement {
  const { attack, by, defender } = scene;
  const rings = useMemo(
    () =>
      new Map<CardNo, Ring>([
        ...attack.aids.map((card) => [card, 'aid'] as const),
        [attack.attacker, 'attacker'],
        [attack.target, 'target'],
      ]),
    [attack],
  );
  const small = useMedia(UPRIGHT_TABLE);
  // Where it would hang is asked of the rules, and small structures do not show it.
  const ghost = useMemo(() => (small ? undefined : ghostOf(scene)), [small, scene]);
  const side = { seen: scene.seen, rings, small, onCardPress };
  return (
    <>
      <header className="stage-head">
        <Stamp>{kindName(attack.kind)}</Stamp>
        <End seen={seen} seat={by} card={attack.attacker} note={attackerNote(scene)} />
        <AttackStages now={scene.stage} />
        <End seen={seen} seat={defender} card={attack.target} note={targetNote(scene)} right />
      </header>
      <div className="stage-boards">
        <Structure {...side} seat={by} ghost={ghost} />
        <div className="stage-middle">
          <Chance scene={scene} />
          <Coins seen={seen} payments={scene.payments} />
        </div>
        {defender === undefined ? (
          <div className="stage-board stage-uncontrolled" data-card={attack.target}>
            <small>{t('director.uncontrolled', 'uncontrolled')}</small>
            <LooseCard pack={seen.pack} card={attack.target} ring="target" />
          </div>
        ) : (
          <Structure {...side} seat={defender} />
        )}
        <AttackRibbon attacker={attack.attacker} target={attack.target} />
      </div>
      <AttackDossier seen={scene.seen} scene={scene} />
    </>
  );
}

/** a captured Group hangs on the card that took it. */
function ghostOf({ attack, seen, by }: AttackOnStage): GhostDraft | undefined {
  if (attack.kind !== 'control') return undefined;
  const [arrow] = previewable(seen.pack, seen.view, { seat: by, group: attack.target, host: attack.attacker });
  return arrow && { group: attack.target, ...arrow, note: t('director.ghost', 'would hang here') };
}

interface StructureProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly rings: ReadonlyMap<CardNo, Ring>;
  readonly ghost?: GhostDraft | undefined;
  readonly small: boolean;
  readonly onCardPress: (card: CardNo, element: HTMLElement) => void;
}

function Structure({ seen, seat, rings, ghost, small, onCardPress }: StructureProps): ReactElement {
  if (small)
    return (
      <div className="stage-board stage-mini" data-seat={seat}>
        <MiniBoard pack={seen.pack} view={seen.view} seat={seat} width={112} height={92} />
      </div>
    );
  return (
    <div className="stage-board" data-seat={seat}>
      <Board
        key={seat}
        pack={seen.pack}
        view={seen.view}
        seat={seat}
        whole
        largestFit={0.95}
        rings={rings}
        ghost={ghost}
        label={t('board.of', 'Power structure of {name}', { name: nameOf(seen, seat) })}
        onCardPress={onCardPress}
      />
    </div>
  );
}

interface EndProps {
  readonly seen: Seen;
  readonly seat: Seat | undefined;
  readonly card: CardNo;
  readonly note: string;
  readonly right?: boolean;
}

function End({ seen, seat, card, note, right }: EndProps): ReactElement {
  return (
    <p className={`stage-end ${right ? 'stage-end-right' : ''}`} data-seat={seat}>
      {seat !== undefined && <Emblem seen={seen} seat={seat} />}
      <span>
        <b>
          {seat !== undefined && <em>{nameOf(seen, seat)}</em>} {cardName(seen, card)}
        </b>
        <small>{note}</small>
      </span>
    </p>
  );
}

function attackerNote({ attack, explanation, seen }: AttackOnStage): string {
  const power = explanation.power;
  if (attack.aids.length === 0) return t('director.attacker', 'attacks with Power {power}', { power });
  return t('director.attackerAided', 'attacks with Power {power}, {aids} lend {aid}', {
    power,
    aids: listed(attack.aids.map((card) => cardName(seen, card))),
    aid: explanation.aid,
  });
}

function targetNote({ attack, seen, explanation, defender }: AttackOnStage): string {
  const resistance = explanation.defence;
  if (attack.privileged) return t('director.privileged', 'privileged: nobody may interfere');
  if (isIlluminatiCard(attack.target) || groupDefinition(seen.pack, attack.target) === undefined) return '';
  return defender === undefined
    ? t('director.target', 'resists with {resistance}', { resistance })
    : t('director.targetOf', 'resists with {resistance}, {steps} for its place', {
        resistance,
        steps: explanation.proximity,
      });
}

function Chance({ scene: { explanation, decided } }: { readonly scene: AttackOnStage }): ReactElement {
  const required = decided?.required ?? explanation.required;
  const share = percent(required);
  if (decided)
    return (
      <p className={`stage-chance ${decided.succeeded ? 'stage-won' : 'stage-lost'}`}>
        <b>{decided.roll}</b>
        <small>{decided.succeeded ? t('scene.success', 'Success') : t('scene.failed', 'Failed')}</small>
      </p>
    );
  return (
    <p className="stage-chance">
      <b>{t('odds.percent', '{share}%', { share })}</b>
      <small>
        {required < 2
          ? t('odds.none', 'No roll is low enough')
          : t('director.orLess', '{required} or less', { required: Math.min(10, required) })}
      </small>
    </p>
  );
}
