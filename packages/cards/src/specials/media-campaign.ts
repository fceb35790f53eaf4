import { defineSpecial } from '@illuminice/engine';

export const mediaCampaign = defineSpecial({
  key: 'media-campaign',
  name: 'Media Campaign',
  text: 'The obituary has been withdrawn and the sequel announced. Bring back a good group while you have an attack left for it, or serve the Servants of Cthulhu the same dish twice.',
  summary: 'One destroyed group of your choice returns as uncontrolled.',
  icon: 'megaphone',
  copies: 1,
  timing: 'Any time',
  effect: { type: 'revives' },
});
