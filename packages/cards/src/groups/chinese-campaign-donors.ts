import { defineGroup } from '@illuminice/engine';

export const chineseCampaignDonors = defineGroup({
  key: 'chinese-campaign-donors',
  name: 'Chinese Campaign Donors',
  text: 'Nobody at the fundraiser recalls inviting them; everybody recalls the cheque. Send them shopping for Government groups, where old loyalties stay in the cloakroom, and mind that flimsy Resistance.',
  summary:
    'When this group itself attacks to control a Government group, its Communist alignment counts as Government.',
  icon: 'cash',
  power: 3,
  transferable: 0,
  resistance: 2,
  income: 3,
  alignments: ['Communist'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [{ type: 'actsAs', kind: 'control', against: 'Government', replaces: 'Communist', by: 'Government' }],
});
