import { useCallback } from "react";
import { APPEARANCE_TEXTS } from "#copy/shell/frame.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { wishAppearance, wishedAppearance } from "./appearance-store.ts";

/** Saves run one after the other, so that the last choice wins. */
let saving: Promise<void> = Promise.resolve();

/** Returns a function that applies a change of appearance at once and saves it. If the save fails, the change is
 *  reverted and a message says so. */
export function useChangeAppearance(): (change: Partial<Appearance>) => void {
  const snackbars = useSnackbars();
  return useCallback(
    (change) => {
      const before = wishedAppearance();
      const after = { ...before, ...change };
      wishAppearance(after);
      const save = async () => {
        try {
          await portalApi.call("PUT", "/app/user/preferences", { body: { appearance: change } });
        } catch {
          if (wishedAppearance() === after) wishAppearance(before);
          snackbars.show({
            type: "error",
            title: APPEARANCE_TEXTS.notSaved,
            detail: APPEARANCE_TEXTS.notSavedHint,
          });
        }
      };
      saving = saving.then(save);
    },
    [snackbars],
  );
}
