import "#app/ui/beside.css";
import "#app/ui/form.css";
import "./theme-editor.css";
import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import {
  LOGIN_ALIGNMENT_LABELS,
  LOGIN_TYPE_LABELS,
  THEME_FIELDS,
  THEME_TEXTS,
  type ThemeFieldName,
} from "#copy/theme.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { BRAND_PICTURES, PictureField } from "../files/picture-field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ColorField } from "./color-field.tsx";
import { previewTheme, readThemeValues, type ThemeValues } from "./theme-form.ts";
import { ThemePreview } from "./theme-preview.tsx";
import { HiddenField } from "#app/ui/input.tsx";

export interface ThemeEditorProps {
  theme: Theme;
  version: string;
  values: ThemeValues;
  errors: Partial<Record<string, string>>;
  refusal: { title: string; description: string } | null;
  isSaved: boolean;
}

const COLORS = [
  "primaryColor",
  "secondaryColor",
  "buttonColor",
  "iconColor",
  "textColor",
  "colorOneLinearGradient",
  "colorTwoLinearGradient",
] as const;

const PICTURES = ["logo", "favicon", "loginTheme.image"] as const satisfies readonly ThemeFieldName[];

type PictureName = (typeof PICTURES)[number];

const SOCIAL = ["linkedin", "facebook", "instagram", "whatsapp", "youtube", "web"] as const;

/** Brand, colours, sign-in screen and integrations, with a live preview. */
export function ThemeEditor({ theme, version, values, errors, refusal, isSaved }: ThemeEditorProps) {
  const [typed, setTyped] = useState(values);
  const isBusy = useNavigation().formMethod === "POST";
  const text = (name: ThemeFieldName, props: { type?: string; inputMode?: "decimal" } = {}) => {
    const { label, ...rest } = THEME_FIELDS[name];
    const hint = "hint" in rest ? rest.hint : undefined;
    return (
      <FormField
        {...props}
        name={name}
        label={label}
        hint={hint}
        error={errors[name]}
        defaultValue={values[name]}
      />
    );
  };
  const picture = (name: PictureName) => (
    <PictureField
      name={`${name}.file`}
      label={THEME_FIELDS[name].label}
      hint={THEME_FIELDS[name].hint}
      alt={THEME_FIELDS[name].label}
      url={typed[name]}
      keepAt={BRAND_PICTURES}
      error={errors[name]}
      onPicture={(id) => {
        setTyped((before) => ({ ...before, [name]: id === null ? "" : filePath(id) }));
      }}
    />
  );
  return (
    <div className="app-beside">
      <Form
        method="post"
        className="app-stack"
        preventScrollReset
        onInput={(event) => {
          setTyped(readThemeValues(new FormData(event.currentTarget)));
        }}
      >
        <HiddenField name="version" value={version} />
        {PICTURES.map((name) => (
          <HiddenField key={name} name={name} value={typed[name]} />
        ))}
        {isSaved && <Notice tone="ok" title={THEME_TEXTS.saved} />}
        {refusal && <Notice {...refusal} />}
        {Object.keys(errors).length > 0 && <Notice title={THEME_TEXTS.problems} />}
        <Part title={THEME_TEXTS.brand}>
          {text("title")}
          {text("metaDescription")}
          {picture("logo")}
          {picture("favicon")}
        </Part>
        <Part title={THEME_TEXTS.colors} hint={THEME_TEXTS.colorsHint}>
          {COLORS.map((name) => (
            <ColorField
              key={name}
              name={name}
              value={typed[name]}
              fallback={theme.primaryColor}
              error={errors[name]}
            />
          ))}
          {text("angleLinearGradient", { inputMode: "decimal" })}
        </Part>
        <LoginPart values={values} errors={errors} text={text} image={picture("loginTheme.image")} />
        <Part title={THEME_TEXTS.integrations}>
          {text("dashboardBIUrl", { type: "url" })}
          {text("term", { type: "url" })}
          {text("integrations.tracking.url", { type: "url" })}
          {text("integrations.advertising.url", { type: "url" })}
        </Part>
        <div className="app-theme__save">
          <BusyButton isBusy={isBusy} label={THEME_TEXTS.save} busyLabel={THEME_TEXTS.saving} />
        </div>
      </Form>
      <ThemePreview theme={previewTheme(theme, typed)} />
    </div>
  );
}

/** Layout and texts of the sign-in screen. */
function LoginPart({
  values,
  errors,
  text,
  image,
}: Pick<ThemeEditorProps, "values" | "errors"> & {
  image: ReactNode;
  text: (name: ThemeFieldName, props?: { type?: string }) => ReactNode;
}) {
  return (
    <Part title={THEME_TEXTS.login}>
      <SelectField
        name="loginTheme.type"
        label={THEME_FIELDS["loginTheme.type"].label}
        error={errors["loginTheme.type"]}
        defaultValue={values["loginTheme.type"]}
        options={toOptions(LOGIN_TYPE_LABELS)}
      />
      <SelectField
        name="loginTheme.alignment"
        label={THEME_FIELDS["loginTheme.alignment"].label}
        error={errors["loginTheme.alignment"]}
        defaultValue={values["loginTheme.alignment"]}
        options={toOptions(LOGIN_ALIGNMENT_LABELS)}
      />
      {text("loginTheme.headline")}
      {text("loginTheme.subline")}
      {image}
      {SOCIAL.map((network) => (
        <div key={network}>{text(`loginTheme.socialLinks.${network}`, { type: "url" })}</div>
      ))}
    </Part>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="gs-panel app-theme__part">
      <legend>{title}</legend>
      {hint !== undefined && <p className="app-page-hint">{hint}</p>}
      <div className="app-form__pair">{children}</div>
    </fieldset>
  );
}

function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
