import { useFetcher } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import { PreviewBanner } from "../access/preview-banner.tsx";
import { SupportBanner } from "../access/support-banner.tsx";
import { Button } from "#app/ui/button.tsx";

export interface FrameBannersProps {
  /** The operator who acts in the person's name; null without one. */
  support: { operatorName: string; reason: string; until: string } | null;
  /** Name of the role that an administrator previews; null without one. */
  previewOf: string | null;
  /** E-mail address that is not confirmed yet; null without one. */
  unverifiedEmail: string | null;
  personName: string;
}

/** Banners above every page, the most important first. */
export function FrameBanners({ support, previewOf, unverifiedEmail, personName }: FrameBannersProps) {
  return (
    <>
      {support && <SupportBanner {...support} personName={personName} />}
      {previewOf !== null && <PreviewBanner roleName={previewOf} />}
      {unverifiedEmail !== null && <VerifyEmailBanner email={unverifiedEmail} />}
    </>
  );
}

function VerifyEmailBanner({ email }: { email: string }) {
  const fetcher = useFetcher<{ sent: boolean }>();
  const isSent = fetcher.data?.sent === true;
  return (
    <fetcher.Form method="post" action="/verificar-email" className="app-row app-row--between app-banner">
      <p role="status">{isSent ? SHELL_TEXTS.verificationSent : fill(SHELL_TEXTS.verifyEmail, { email })}</p>
      {!isSent && (
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {SHELL_TEXTS.sendVerification}
        </Button>
      )}
    </fetcher.Form>
  );
}
