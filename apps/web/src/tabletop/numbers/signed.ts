/** A figure that changes another one; with the minus of a printed page. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
