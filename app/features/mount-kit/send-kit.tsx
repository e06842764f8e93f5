import "./mount-bill.css";
import "./mount-kit.css";
import { useActionData, useFetcher } from "@remix-run/react";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { type MountContext, toMountCart } from "#domain/mount-kit/mount-cart.ts";
import { isComplete } from "#domain/mount-kit/mount-steps.ts";
import type { MountKit, MountWorkshop } from "./use-mount-kit.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

interface Refused {
  refusal: { description: string };
}

export interface SendKitProps {
  kit: MountKit;
  workshop: MountWorkshop;
  context: MountContext;
}

/** The button to the checkout, in place of the button to the next step. */
export function SendKit({ kit: { state, check, steps }, workshop, context }: SendKitProps) {
  const fetcher = useFetcher<Refused>();
  const answered = useActionData<Refused>();
  const refused = fetcher.data ?? answered;
  const isSending = fetcher.state !== "idle";
  const cart = toMountCart(state, check, workshop.settings.kits, context);
  return (
    <>
      {refused !== undefined && !isSending && (
        <NoticeBox tone="danger" className="app-mount__refused" role="alert">
          {TEXTS.cartFailed} {refused.refusal.description}
        </NoticeBox>
      )}
      {/* A form, so that it works before scripts run. */}
      <fetcher.Form method="post">
        <HiddenField name="cart" value={JSON.stringify(cart)} />
        <Button
          type="submit"
          kind="primary"
          size="block"
          aria-busy={isSending}
          disabled={!isComplete(steps) || isSending}
        >
          {isSending ? TEXTS.savingCart : TEXTS.toCheckout}
        </Button>
      </fetcher.Form>
    </>
  );
}
