import type { ReactNode } from "react";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { FieldControl } from "#app/ui/field-frame.tsx";

export interface SentTextProps {
  control: FieldControl;
  value: string;
  onChange: (text: string) => void;
}

/** A text composed of parts. The form sends one text field, which is the whole input before JavaScript; from then on
 *  the parts are shown in its place. */
export function SentText({ control, value, onChange, children }: SentTextProps & { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <textarea
        {...control}
        rows={2}
        value={value}
        {...(isHydrated
          ? { className: "gs-visually-hidden", tabIndex: -1, "aria-hidden": true }
          : { className: "app-input" })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {isHydrated && children}
    </>
  );
}
