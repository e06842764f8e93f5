import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from "@tabler/icons-react";
import { APPEARANCE_TEXTS } from "#copy/shell/frame.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { useChangeAppearance } from "./use-change-appearance.ts";
import { Button } from "#app/ui/button.tsx";

type ColorScheme = Appearance["colorScheme"];

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const satisfies Record<
  ColorScheme,
  TablerIcon
>;
const SCHEMES = ["light", "dark", "auto"] as const satisfies readonly ColorScheme[];

/** Menu entries for light, dark, or the device's own scheme; a form before JavaScript. */
export function ColorSchemeChoice({ current }: { current: ColorScheme }) {
  const change = useChangeAppearance();
  return (
    <form
      method="post"
      action="/aparencia"
      className="app-scheme"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div role="group" aria-label={APPEARANCE_TEXTS.title} className="app-scheme__choices">
        {SCHEMES.map((scheme) => {
          const Icon = ICONS[scheme];
          return (
            <Button
              key={scheme}
              type="submit"
              name="colorScheme"
              value={scheme}
              role="menuitemradio"
              aria-checked={scheme === current}
              kind="bare"
              className="app-scheme__choice"
              title={scheme === "auto" ? APPEARANCE_TEXTS.autoHint : undefined}
              onClick={() => {
                change({ colorScheme: scheme });
              }}
            >
              <Icon size={16} stroke={1.75} aria-hidden />
              {APPEARANCE_TEXTS.schemes[scheme]}
            </Button>
          );
        })}
      </div>
    </form>
  );
}
