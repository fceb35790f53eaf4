import type { ComponentProps } from 'react';
import { Segmented } from '../../base/theme/index.ts';

/** A labelled row of choices. Not a `Field`: inside a label the first choice would be pressed by a click on the words. */
export function ChoiceRow<Value extends string | number>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  );
}
