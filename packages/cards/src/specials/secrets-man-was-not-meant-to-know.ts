import { defineSpecial } from '@illuminice/engine';

export const secretsManWasNotMeantToKnow = defineSpecial({
  key: 'secrets-man-was-not-meant-to-know',
  name: 'Secrets Man Was Not Meant To Know',
  text: 'The page was there yesterday; today the numbering has always skipped it. It stops any other special, even one thrown in as payment, and the rumour that you hold it is worth money.',
  summary: 'Another special, played or discarded as payment, has no effect; both are discarded.',
  icon: 'secret-book',
  copies: 1,
  timing: 'When another special is used',
  effect: { type: 'cancelsSpecial' },
});
