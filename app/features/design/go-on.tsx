import { Form, useLocation, useNavigation } from "@remix-run/react";
import { KIT_EDITOR_TEXTS, KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { fill } from "#copy/shared/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import type { EditedLine } from "./express-draft.ts";

/** Sends the kit to the checkout; a form of its own, so that it works before scripts run. */
export function GoOn({
  lines,
  name,
  isBlocked,
  isStrong,
}: {
  lines: readonly EditedLine[];
  name: string;
  isBlocked: boolean;
  isStrong: boolean;
}) {
  const { search } = useLocation();
  const text = JSON.stringify(lines);
  const { formData } = useNavigation();
  const isBusy = formData?.get("lines") === text;
  return (
    <Form method="post" action={`/kits-express${search}`}>
      <HiddenField name="lines" value={text} />
      {isBlocked ? (
        <p className="gs-field-error">{KIT_EDITOR_TEXTS.blocked}</p>
      ) : (
        <BusyButton
          isBusy={isBusy}
          label={TEXTS.next}
          busyLabel={TEXTS.saving}
          size="block"
          kind={isStrong ? "primary" : "plain"}
          ariaLabel={fill(TEXTS.nextNamed, { kit: name })}
        />
      )}
    </Form>
  );
}
