import { useNavigate } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { PALETTE_TEXTS } from "#copy/search.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { leavePortal } from "#app/lib/calls/browser-api.ts";
import { useChangeAppearance } from "../account/use-change-appearance.ts";
import type { KeyHelp } from "./key-help.tsx";
import type { PageToOpen } from "./pages-to-open.ts";
import type { Palette } from "./palette.tsx";
import type { PaletteAction } from "./palette-entries.ts";
import { type Shortcut, SHORTCUT_KEYS } from "./shortcuts.ts";
import { useCommandKey } from "./use-command-key.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSingleKeys } from "./use-single-keys.ts";
import { Button } from "#app/ui/button.tsx";

export interface PaletteHostProps {
  userId: string;
  distributorId: string;
  home: string;
  pages: readonly PageToOpen[];
  appearance: Appearance;
}

/** The open part. Parts are loaded on first use, and without Suspense, since keys may be pressed during hydration. */
type Open = { Palette: typeof Palette } | { KeyHelp: typeof KeyHelp };

/** The search button of the top bar, the portal's shortcuts, and the dialogs that they open. */
export function PaletteHost({ userId, distributorId, home, pages, appearance }: PaletteHostProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys({ userId, distributorId });
  const changeAppearance = useChangeAppearance();
  const navigate = useNavigate();
  const commandKey = useCommandKey();
  const places: Partial<Record<Shortcut, string>> = {
    goHome: home,
    ...placeOf(pages, "Requests", "goRequests"),
    ...placeOf(pages, "KitsIntegrator", "goKits"),
  };
  const toggleMenu = () => {
    changeAppearance({ menu: appearance.menu === "mini" ? "full" : "mini" });
  };
  const openPalette = async () => {
    setOpen(await loadChunk(() => import("./palette.tsx")));
  };
  const openHelp = async () => {
    setOpen(await loadChunk(() => import("./key-help.tsx")));
  };
  const close = () => {
    setOpen(null);
  };

  useShortcuts(hasSingleKeys, (shortcut) => {
    const path = places[shortcut];
    if (path !== undefined) navigate(path);
    else if (shortcut === "palette") void openPalette();
    else if (shortcut === "help") void openHelp();
    else if (shortcut === "toggleMenu") toggleMenu();
    else if (shortcut === "menuSearch") return focusMenuSearch();
    else return false;
    return true;
  });

  const onAction = (action: PaletteAction) => {
    if (action === "newOrder") navigate(places.goKits ?? home);
    else if (action === "menu") toggleMenu();
    else if (action === "help") void openHelp();
    else if (action === "leave") void leavePortal();
    else changeAppearance({ colorScheme: action });
  };
  return (
    <>
      <Button
        kind="bare"
        className="app-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void openPalette()}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span>{PALETTE_TEXTS.open}</span>
        <kbd aria-hidden="true">{`${commandKey} K`}</kbd>
      </Button>
      {open !== null && "Palette" in open && (
        <open.Palette
          owner={{ userId, distributorId }}
          pages={pages}
          actions={actionsOf(appearance, places.goKits !== undefined)}
          onOpen={navigate}
          onAction={onAction}
          onClose={close}
        />
      )}
      {open !== null && "KeyHelp" in open && (
        <open.KeyHelp
          shortcuts={(Object.keys(SHORTCUT_KEYS) as Shortcut[]).filter(
            (shortcut) => !shortcut.startsWith("go") || places[shortcut] !== undefined,
          )}
          hasSingleKeys={hasSingleKeys}
          onSingleKeys={setSingleKeys}
          onClose={close}
        />
      )}
    </>
  );
}

function placeOf(pages: readonly PageToOpen[], name: PageName, shortcut: Shortcut) {
  const page = pages.find((one) => one.name === name);
  return page === undefined ? {} : { [shortcut]: page.path };
}

function actionsOf({ colorScheme }: Appearance, hasKits: boolean): PaletteAction[] {
  const schemes = (["light", "dark", "auto"] as const).filter((scheme) => scheme !== colorScheme);
  return [...(hasKits ? (["newOrder"] as const) : []), ...schemes, "menu", "help", "leave"];
}

/** From this width on, the menu is beside the page. */
const WIDE = "(min-width: 801px)";

/** Focuses the menu's search; false when the menu is hidden, as on a phone. */
function focusMenuSearch(): boolean {
  const field = document.querySelector<HTMLElement>(".app-menu__search");
  if (field === null || !window.matchMedia(WIDE).matches) return false;
  field.focus();
  return true;
}
