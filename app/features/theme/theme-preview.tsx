import "./theme-editor.css";
import "#app/ui/beside.css";
import { useState } from "react";
import { CONTRAST_LABELS, THEME_TEXTS } from "#copy/theme.ts";
import { contrastRatio } from "#domain/theme/contrast.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { themeVariables, type ThemeVariables } from "#domain/theme/theme-variables.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Brand } from "./brand.tsx";
import { Button } from "#app/ui/button.tsx";

/** Pairs of text and background colours of a theme, by their variables. */
const PAIRS = {
  button: ["--gs-on-button", "--gs-button"],
  primary: ["--gs-on-primary", "--gs-primary"],
  accent: ["--gs-accent", "--gs-tint"],
  text: ["--gs-text", "--gs-page"],
  muted: ["--gs-muted", "--gs-card"],
} as const;

/** Preview of a theme, light and dark, with the contrast of its texts. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const variables = themeVariables(theme)[scheme];
  return (
    <aside className="app-beside__follows app-theme__preview" aria-label={THEME_TEXTS.preview}>
      <div className="app-theme__schemes app-row" role="group" aria-label={THEME_TEXTS.preview}>
        {(["light", "dark"] as const).map((name) => (
          <Button
            key={name}
            aria-pressed={scheme === name}
            onClick={() => {
              setScheme(name);
            }}
          >
            {THEME_TEXTS[name]}
          </Button>
        ))}
      </div>
      <div className="app-theme__sample" style={{ ...variables, colorScheme: scheme }} aria-hidden="true">
        <div className="app-theme__gradient">
          <Brand name={theme.title} logo={theme.logo} onGradient />
        </div>
        <div className="app-theme__active">{THEME_TEXTS.sampleActive}</div>
        <div className="gs-panel app-theme__card">
          <strong>{THEME_TEXTS.sampleTitle}</strong>
          <span>{THEME_TEXTS.sampleText}</span>
          <strong className="app-theme__price">{THEME_TEXTS.samplePrice}</strong>
          <div className="app-row app-gap-12">
            <span className="gs-button gs-button--primary">{THEME_TEXTS.sampleButton}</span>
            <span className="app-theme__link">{THEME_TEXTS.sampleLink}</span>
          </div>
        </div>
      </div>
      <ContrastTable variables={variables} />
    </aside>
  );
}

function ContrastTable({ variables }: { variables: ThemeVariables }) {
  const of = (name: keyof ThemeVariables) => variables[name] ?? "#000000";
  return (
    <table className="app-theme__contrast">
      <caption>{THEME_TEXTS.contrast}</caption>
      <thead>
        <tr>
          <th scope="col">{THEME_TEXTS.contrastPair}</th>
          <th scope="col" className="app-number">
            {THEME_TEXTS.contrastRatio}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(PAIRS).map(([name, [text, ground]]) => (
          <tr key={name}>
            <th scope="row">
              <span
                className="app-theme__pair"
                style={{ color: of(text), background: of(ground) }}
                aria-hidden="true"
              >
                Aa
              </span>
              {CONTRAST_LABELS[name as keyof typeof CONTRAST_LABELS]}
            </th>
            <td className="app-number">
              {formatNumber(contrastRatio(of(text), of(ground)), { minDecimals: 1, maxDecimals: 1 })} : 1 ·{" "}
              {THEME_TEXTS.contrastOk}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
