import { Fragment, type ReactElement } from 'react';

export function Lines({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <span>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
