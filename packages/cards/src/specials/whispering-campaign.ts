import { defineSpecial } from '@illuminice/engine';

export const whisperingCampaign = defineSpecial({
  key: 'whispering-campaign',
  name: 'Whispering Campaign',
  text: 'Nobody said it, everybody heard it, and by Thursday they were gone. The one way to destroy a group that has no Power; bring every demolition bonus you own.',
  summary:
    'This attack may destroy a group of Power 0; its Resistance defends it. The attack is an action, the card is not.',
  icon: 'conversation',
  copies: 1,
  timing: 'With an attack to destroy',
  effect: { type: 'attacksPowerless' },
});
