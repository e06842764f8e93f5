import "./request-files.css";
import "#app/ui/page-dialog.css";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_FILE_TEXTS as TEXTS } from "#copy/requests/request-files.ts";
import type { RequestFile } from "#domain/requests/request-file-schema.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { FileField } from "../files/file-field.tsx";
import { PlainFileForm } from "../files/plain-file-form.tsx";
import type { UploadTarget } from "../files/use-uploads.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

type Asked = Pick<RequestFile, "id" | "name">;

/** Asks before a file is removed for good. */
export function RemoveFileDialog({ file: { id, name }, code }: { file: Asked; code: string }) {
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  return (
    <PageDialog title={fill(TEXTS.removeTitle, { name })} closeTo={pathname}>
      <p>{fill(TEXTS.removeText, { code })}</p>
      <Form method="post" action={pathname} preventScrollReset>
        <HiddenField name="fileId" value={id} />
        <div className="app-page-dialog__actions">
          <Cancel />
          <BusyButton
            isBusy={isBusy}
            label={TEXTS.removeConfirm}
            busyLabel={TEXTS.removing}
            kind="danger"
            name="intent"
            value="removeFile"
          />
        </div>
      </Form>
    </PageDialog>
  );
}

/** Replaces a file by a new one. */
export function ReplaceFileDialog({
  file: { name },
  to,
  action,
  onReplaced,
}: {
  file: Asked;
  to: UploadTarget;
  /** Action of the form that is used before scripts run. */
  action: string;
  onReplaced: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <PageDialog title={fill(TEXTS.replaceTitle, { name })} closeTo={pathname}>
      <p>{TEXTS.replaceText}</p>
      <FileField
        name="replacement"
        label={TEXTS.replaceField}
        files={[]}
        to={to}
        withoutScript={<PlainFileForm action={action} label={TEXTS.replaceField} submit={TEXTS.send} />}
        onFiles={onReplaced}
      />
      <div className="app-page-dialog__actions">
        <Cancel />
      </div>
    </PageDialog>
  );
}

function Cancel() {
  const { pathname } = useLocation();
  return (
    <LinkButton to={pathname} replace preventScrollReset>
      {TEXTS.cancel}
    </LinkButton>
  );
}
