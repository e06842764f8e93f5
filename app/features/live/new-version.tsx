import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { LIVE_TEXTS } from "#copy/live.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { useNewVersion } from "./provider.tsx";

/** As good as for ever: until somebody decides. */
const DURATION_MS = 86_400_000;
const STORAGE_KEY = "girassol:toldVersion";

/** Tells once of each newer version of the portal, when nothing is being saved. Loading the page again keeps what was
 *  typed, since forms keep drafts. */
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

/** Whether this tab has been told of the version before; from now on it has. A browser that keeps nothing is told again
 *  with the next page. */
function wasTold(version: string): boolean {
  try {
    if (window.sessionStorage.getItem(STORAGE_KEY) === version) return true;
    window.sessionStorage.setItem(STORAGE_KEY, version);
  } catch {
    // Storage is switched off.
  }
  return false;
}
