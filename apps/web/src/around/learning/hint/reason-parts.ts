/** What stands inside the longer reasons: the announcement of an attack, and how near victory somebody is. */
import type { AnnouncedAttack, Lack, Missing, Prospect } from '@illuminice/bots';
import type { Alignment } from '@illuminice/engine';
import { i18n, t } from '../../../base/i18n/index.ts';
import { alignmentName } from '../../../pieces/cards/index.ts';
import type { PartNames } from '../../../tabletop/seen/index.ts';

export function attackText(attack: AnnouncedAttack, names: PartNames): string {
  const { chance, against, privileged, prospect } = attack;
  const announced = t(
    'reason.attack',
    '{deed}: {chance} %{against, plural, =0 {} one { if about # point comes against it} other { if about # points come against it}}{privileged, select, yes {, nobody may interfere} other {}}',
    { deed: deedText(attack, names), chance, against, privileged: privileged ? 'yes' : 'no' },
  );
  return withProspect(announced, { prospect, names });
}

function deedText({ kind, target, attacker, owner, spend }: AnnouncedAttack, names: PartNames): string {
  const values = {
    target: names.card(target),
    attacker: names.card(attacker),
    owned: owner === undefined ? 'no' : 'yes',
    owner: owner === undefined ? '' : names.seat(owner),
    spend,
  };
  switch (kind) {
    case 'control':
      return t(
        'reason.attack.control',
        'take {target}{owned, select, yes { from {owner}} other {}} with {attacker}{spend, plural, =0 {} other { and # MB}}',
        values,
      );
    case 'neutralize':
      return t(
        'reason.attack.neutralize',
        'free {target}{owned, select, yes { from {owner}} other {}} with {attacker}{spend, plural, =0 {} other { and # MB}}',
        values,
      );
    case 'destroy':
      return t(
        'reason.attack.destroy',
        'destroy {target}{owned, select, yes { from {owner}} other {}} with {attacker}{spend, plural, =0 {} other { and # MB}}',
        values,
      );
  }
}

interface After {
  readonly prospect: Prospect | undefined;
  readonly names: PartNames;
}

export function withProspect(reason: string, { prospect, names }: After): string {
  if (!prospect) return reason;
  return t('reason.withProspect', '{reason}; {prospect}', { reason, prospect: prospectText(prospect, names) });
}

function prospectText({ who, lack }: Prospect, names: PartNames): string {
  if (who === 'me')
    return lack === 'nothing'
      ? t('reason.thatWins', 'that would win')
      : t('reason.thenYouLack', 'then you lack {lack}', { lack: lackText(lack) });
  const name = names.seat(who);
  return lack === 'nothing'
    ? t('reason.isWinning', '{name} is winning', { name })
    : t('reason.lacks', '{name} lacks {lack}', { name, lack: lackText(lack) });
}

export function lackText({ isGuess, missing }: Lack): string {
  const lack = missingText(missing);
  return isGuess ? t('reason.lack.perhaps', 'perhaps {lack}', { lack }) : lack;
}

function missingText(missing: Missing): string {
  switch (missing.what) {
    case 'cards':
      return t('reason.lack.cards', '{count, plural, one {# card} other {# cards}}', { count: missing.count });
    case 'power':
      return t('reason.lack.power', '{count} power', { count: missing.count });
    case 'transferable':
      return t('reason.lack.transferable', '{count} transferable power', { count: missing.count });
    case 'money':
      return t('reason.lack.money', '{count} MB', { count: missing.count });
    case 'destroyed':
      return t('reason.lack.destroyed', '{count, plural, one {# destroyed Group} other {# destroyed Groups}}', {
        count: missing.count,
      });
    case 'alignments':
      return t('reason.lack.alignments', '{count} of the alignments', { count: missing.count });
    case 'groups':
      return t('reason.lack.groups', '{count, plural, one {# {alignment} Group} other {# {alignment} Groups}}', {
        count: missing.count,
        alignment: alignmentName(missing.alignment),
      });
    case 'secret':
      return t('reason.lack.secret', 'something');
  }
}

export function alignmentList(alignments: readonly Alignment[]): string {
  return new Intl.ListFormat(i18n.locale).format(alignments.map(alignmentName));
}
