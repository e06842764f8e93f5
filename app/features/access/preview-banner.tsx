import { Form } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { BANNER_TEXTS } from "#copy/banners.ts";

/** Says that an administrator looks at the portal through a role, and leads back. */
export function PreviewBanner({ roleName }: { roleName: string }) {
  return (
    <Form method="post" action="/preview" className="app-banner app-banner--warn">
      <p>{fill(BANNER_TEXTS.preview, { role: roleName })}</p>
      <button type="submit" name="intent" value="leave" className="gs-button">
        {BANNER_TEXTS.leavePreview}
      </button>
    </Form>
  );
}
