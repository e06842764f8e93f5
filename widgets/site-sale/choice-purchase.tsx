import type { ReactNode } from "react";
import type { KitPort } from "#widgets/client.ts";
import { KitSkeleton } from "#widgets/kit-buyer/kit-results.tsx";
import { LoadFailure } from "#widgets/load-failure.tsx";
import { failureOf } from "#widgets/request.ts";
import { useLater } from "#widgets/use-later.ts";
import { SavedNotice } from "./saved-notice.tsx";
import type { Choice } from "./use-choice.ts";

interface ChoicePurchaseProps {
  port: KitPort;
  choice: Choice;
  /** Texts of the buttons that show the kits again: before anything is saved, and after. */
  back: string;
  another: string;
  /** Called when an e-mail was confirmed: an integrator sees its own prices from then on. */
  onVisitor: () => void;
  /** Shows the payment of an order that was saved; without it, a link leads to its page on the portal. */
  renderCheckout: ((orderId: string) => ReactNode) | undefined;
  /** What is shown while nothing is bought. */
  children: ReactNode;
}

/** The kits of a choice, or in their place its purchase and then what was saved of it. The purchase is loaded once a kit
 *  is chosen. */
export function ChoicePurchase({
  port: { sales },
  choice,
  back,
  another,
  onVisitor,
  renderCheckout,
  children,
}: ChoicePurchaseProps) {
  const { chosen, sale, saved, isOpen } = choice;
  const { part, isFailed, retry } = useLater(
    () => import("./purchase.tsx"),
    sales !== undefined && chosen.length > 0,
    isOpen,
  );
  if (!isOpen || sales === undefined || sale == null) return children;
  if (saved === null) {
    if (isFailed) return <LoadFailure failure={failureOf("LOAD_FAILED", 0)} onRetry={retry} />;
    if (part === null) return <KitSkeleton rows={2} />;
    const { EMPTY_DRAFT, Purchase } = part;
    return (
      <Purchase
        {...{ sales, sale, chosen, back, onVisitor }}
        draft={choice.draft ?? EMPTY_DRAFT}
        onDraft={(change) => {
          choice.setDraft((before) => change(before ?? EMPTY_DRAFT));
        }}
        onAmount={choice.changeAmount}
        onBack={choice.close}
        onSaved={(answer) => {
          choice.tellSaved(answer);
          choice.setDraft(
            (before) => before && { ...EMPTY_DRAFT, visitor: before.visitor, visits: before.visits },
          );
        }}
        onFailure={choice.tellFailure}
      />
    );
  }
  return (
    <SavedNotice
      {...{ saved, another }}
      payUrl={sales.payUrl(saved.id)}
      checkout={renderCheckout?.(saved.id)}
      onAnother={choice.close}
    />
  );
}
