import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { LIVE_TEXTS } from "#copy/live.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { useNewVersion } from "./provider.tsx";

/** A day in milliseconds: the message stays until the person decides. */
const DURATION_MS = 86_400_000;
const STORAGE_KEY = "girassol:toldVersion";

/** Announces each newer version of the portal once, while nothing is being saved. Reloading keeps unsaved input,
 *  since forms keep drafts. */
export function NewVersion() {
  const newVersion = useNewVersion();
  const { show } = useSnackbars();
  const isSaving = useIsSaving();
  useEffect(() => {
    if (newVersion === null || isSaving || wasTold(newVersion)) return;
    show({
      type: "info",
      title: LIVE_TEXTS.newVersion,
      durationMs: DURATION_MS,
      actions: [
        {
          label: LIVE_TEXTS.update,
          onClick: () => {
            window.location.reload();
          },
        },
        { label: LIVE_TEXTS.later, onClick: () => undefined },
      ],
    });
  }, [newVersion, isSaving, show]);
  return null;
}

function useIsSaving(): boolean {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  return [navigation, ...fetchers].some(({ state, formMethod }) => state !== "idle" && isWrite(formMethod));
}

function isWrite(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}

/** Whether this tab has announced the version before; marks it as announced. Without storage the next page
 *  announces it again. */
function wasTold(version: string): boolean {
  try {
    if (window.sessionStorage.getItem(STORAGE_KEY) === version) return true;
    window.sessionStorage.setItem(STORAGE_KEY, version);
  } catch {
    // Storage is disabled.
  }
  return false;
}
