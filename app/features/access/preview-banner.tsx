import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { BANNER_TEXTS } from "#copy/access/banners.ts";
import { Button } from "#app/ui/button.tsx";

/** Tells an administrator that the portal is shown as a role sees it, and leads back. */
export function PreviewBanner({ roleName }: { roleName: string }) {
  return (
    <Form method="post" action="/preview" className="app-row app-row--between app-banner app-banner--warn">
      <p>{fill(BANNER_TEXTS.preview, { role: roleName })}</p>
      <Button type="submit" name="intent" value="leave">
        {BANNER_TEXTS.leavePreview}
      </Button>
    </Form>
  );
}
