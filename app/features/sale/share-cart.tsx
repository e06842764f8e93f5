import "./share-cart.css";
import { IconShare2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { SHARE_CART_TEXTS as TEXTS } from "#copy/sale/share-cart.ts";
import type { CartInput } from "#domain/requests/cart-schema.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { Button } from "#app/ui/button.tsx";

const ShareDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./share-dialog.tsx"))).ShareDialog,
}));

export interface ShareCartProps {
  /** The cart to share, as of the press of the button. */
  cart: CartInput;
  isDisabled?: boolean;
  /** Whether the button is an icon without visible text, for lists of kits. */
  isIcon?: boolean;
}

/** Saves a cart and shows a link to it: to copy, or to send by WhatsApp or e-mail. Needs scripts. */
export function ShareCart({ cart, isDisabled = false, isIcon = false }: ShareCartProps) {
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isHydrated) return null;
  const share = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const answer = await portalApi.call("POST", "/app/user/carts/share", { body: cart });
      setLink(answer as { url: string; expiresAt: string });
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };
  const name = isBusy ? TEXTS.preparing : TEXTS.button;
  return (
    <div className="app-share">
      <Button
        size={isIcon ? "square" : undefined}
        {...(isIcon ? { "aria-label": name, title: name } : {})}
        aria-busy={isBusy}
        disabled={isBusy || isDisabled}
        onClick={() => void share()}
      >
        <IconShare2 size={18} stroke={1.75} aria-hidden />
        {!isIcon && name}
      </Button>
      {hasFailed && (
        <p className="gs-field-error" role="alert">
          {TEXTS.failed}
        </p>
      )}
      {link !== null && (
        <Suspense>
          <ShareDialog
            {...link}
            onClose={() => {
              setLink(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
