/** What sends a command: the rules themselves say why it cannot be pressed, or what it leads to. */
import type { SeatCommand } from '@illuminice/engine';
import type { ReactElement, ReactNode } from 'react';
import type { Reason } from '../../base/theme/index.ts';
import { dangerLabel, order, type Seen } from '../seen/index.ts';
import { CancelButton, MainButton } from './dossier.tsx';
import { whyRefused } from './why-refused.ts';

interface CommandProps {
  readonly seen: Seen;
  /** For a lesson: `<action>.confirm`. */
  readonly name: string;
  readonly command: SeatCommand | undefined;
  /** What has to be chosen before there is a command. */
  readonly missing?: string;
  /** Something the panel itself knows to be wrong. */
  readonly why?: Reason | undefined;
  readonly className?: string;
  readonly send?: (command: SeatCommand) => void;
  readonly children: ReactNode;
}

export function CommandButton({ seen, command, missing = '', why, send = order, ...main }: CommandProps): ReactElement {
  const refusal = why ?? (command ? whyRefused(seen, command) : { text: missing });
  const danger = refusal || !command ? undefined : dangerLabel(seen, command);
  return <MainButton {...main} why={refusal} danger={danger} onPress={() => command && send(command)} />;
}

/** The one thing to press once all is chosen, and the way out. */
export function CommandOrCancel({
  label,
  ...command
}: Omit<CommandProps, 'children' | 'className'> & { readonly label: string }): ReactElement {
  return (
    <>
      <CommandButton {...command}>{label}</CommandButton>
      <CancelButton />
    </>
  );
}
