import type { Theme } from "#domain/theme/theme-schema.ts";
import { themeVariables, type ThemeVariables } from "#domain/theme/theme-variables.ts";
import { EMAIL_FRAME_TEXTS } from "#copy/shared/email-copy.ts";
import type { EmailLink, EmailParts } from "./email-parts.ts";

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Long addresses may break anywhere, so that a phone of 320 px does not scroll sideways. */
const BREAK = "word-break:break-word;overflow-wrap:anywhere";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

interface Brand {
  name: string;
  theme: Theme;
  /** Absolute URL of a picture that mail programs can display. */
  logoUrl: string | null;
}

/** Renders an e-mail as HTML for mail programs: tables, inline styles, and the distributor's colours, with dark ones
 *  for programs that support the scheme. It loads only the logo. */
export function emailHtml(parts: EmailParts, brand: Brand): string {
  const { light, dark } = themeVariables(brand.theme);
  const color = colorsOf(light);
  const paragraphs = [parts.greeting, ...parts.paragraphs].map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
  );
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(parts.subject)}</title><style>${darkStyles(dark)}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${color("page")}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(parts.preheader)}</div>`,
    `<table ${TABLE} class="page" style="background-color:${color("page")}"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} class="card" style="max-width:560px;background-color:${color("card")};border:1px solid ${color("line")};border-radius:12px">`,
    `<tr><td class="text" style="padding:24px 24px 0;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${color("text")}">${brandMark(brand)}</td></tr>`,
    `<tr><td class="text" style="padding:24px;${FONT};font-size:16px;line-height:24px;color:${color("text")};${BREAK}">`,
    ...paragraphs,
    linesHtml(parts.lines, color),
    parts.button === null ? "" : buttonHtml(parts.button, color),
    parts.secondary === null ? "" : secondaryHtml(parts.secondary, color),
    "</td></tr></table>",
    `<p class="muted" style="max-width:560px;margin:16px 0 0;${FONT};font-size:13px;line-height:20px;color:${color("muted")};${BREAK}">${escapeHtml(parts.footer)}</p>`,
    "</td></tr></table></body></html>",
  ].join("\n");
}

type Color = (name: string) => string;

function colorsOf(variables: ThemeVariables): Color {
  return (name) => variables[`--gs-${name}`] ?? "inherit";
}

function brandMark({ name, logoUrl }: Brand): string {
  if (logoUrl === null) return escapeHtml(name);
  const alt = escapeHtml(name);
  return `<img src="${escapeHtml(logoUrl)}" alt="${alt}" height="40" style="height:40px;max-width:100%;border:0">`;
}

function linesHtml(lines: readonly EmailLink[], color: Color): string {
  if (lines.length === 0) return "";
  const items = lines.map(
    ({ label, link }) =>
      `<li style="margin:0 0 8px"><a class="link" href="${escapeHtml(link)}" style="color:${color("accent")}">${escapeHtml(label)}</a></li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join("")}</ul>`;
}

function buttonHtml({ label, link }: EmailLink, color: Color): string {
  const href = escapeHtml(link);
  const box = `background-color:${color("button")};border-radius:8px`;
  const text = `display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none;color:${color("on-button")}`;
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td style="${box}">`,
    `<a href="${href}" style="${text};${box}">${escapeHtml(label)}</a></td></tr></table>`,
    `<p class="muted" style="margin:0 0 16px;font-size:13px;line-height:20px;color:${color("muted")}">${escapeHtml(EMAIL_FRAME_TEXTS.linkHint)}<br>`,
    `<a class="link" href="${href}" style="color:${color("accent")}">${href}</a></p>`,
  ].join("");
}

function secondaryHtml({ label, link }: EmailLink, color: Color): string {
  const anchor = `<a class="link" href="${escapeHtml(link)}" style="color:${color("accent")}">${escapeHtml(label)}</a>`;
  return `<p style="margin:0">${anchor}</p>`;
}

function darkStyles(dark: ThemeVariables): string {
  const color = colorsOf(dark);
  const rules = [
    `.page{background-color:${color("page")}!important}`,
    `.card{background-color:${color("card")}!important;border-color:${color("line")}!important}`,
    `.text{color:${color("text")}!important}`,
    `.muted{color:${color("muted")}!important}`,
    `.link{color:${color("accent")}!important}`,
  ];
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for an element or a quoted attribute of HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
