import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import { FlaskIcon } from "#widgets/icons/outline-icons.tsx";
import { FailureNotice } from "./create-form.tsx";
import type { ActionState } from "./use-action.ts";

/** Button that simulates a payment in the test environment, marked as such, and the way to what else a bank may do. */
export function SandboxBox({ simulate, bankPath }: { simulate: ActionState; bankPath: string | undefined }) {
  return (
    <section className="gs-sandbox" aria-label={CHECKOUT_TEXTS.sandboxTitle}>
      <p className="gs-sandbox__title">
        <FlaskIcon />
        {CHECKOUT_TEXTS.sandboxTitle}
      </p>
      <p className="gs-sandbox__help">{CHECKOUT_TEXTS.sandboxHelp}</p>
      <button
        type="button"
        className="gs-button gs-button--block"
        aria-busy={simulate.isRunning}
        onClick={simulate.run}
      >
        {simulate.isRunning ? CHECKOUT_TEXTS.simulating : CHECKOUT_TEXTS.simulate}
      </button>
      {bankPath !== undefined && (
        <a className="gs-sandbox__bank" href={bankPath}>
          {CHECKOUT_TEXTS.sandboxBank}
        </a>
      )}
      <FailureNotice failure={simulate.failure} />
    </section>
  );
}
