import "./profile.css";
import { useSearchParams } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { PRIVACY_TEXTS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { PasswordField } from "../access/password-field.tsx";
import { Disclosure } from "./disclosure.tsx";
import { saveFile } from "./save-file.ts";

interface Problem {
  title: string;
  description: string;
}

/** Answers the file to a form, and a refusal as JSON to a script. */
const EXPORT_PATH = "/account/export";

/** Downloads the person's data. Before JavaScript, a refusal comes back in the page's address. */
export function ExportData() {
  const [params] = useSearchParams();
  const [state, setState] = useState<"idle" | "busy" | "done" | Problem>(
    () => problemOf(params.get("export")) ?? "idle",
  );
  const problem = typeof state === "object" ? state : null;
  async function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    setState("busy");
    try {
      const response = await fetch(EXPORT_PATH, {
        method: "POST",
        body,
        headers: { accept: "application/json" },
      });
      if (!response.ok) {
        setState((await response.json()) as Problem);
        return;
      }
      saveFile(await response.blob(), PRIVACY_TEXTS.fileName);
      setState("done");
    } catch {
      setState(ERROR_MESSAGES.INTERNAL);
    }
  }
  return (
    <div className="app-own__part app-stack app-gap-8">
      <h3 className="app-subheading">{PRIVACY_TEXTS.exportTitle}</h3>
      <p className="app-small">{PRIVACY_TEXTS.exportHint}</p>
      <Disclosure
        label={PRIVACY_TEXTS.exportTitle}
        isOpen={problem !== null}
        key={state === "done" ? "done" : "open"}
      >
        <form
          method="post"
          action={EXPORT_PATH}
          className="app-stack app-gap-12"
          onSubmit={(event) => {
            void download(event);
          }}
        >
          <PasswordField name="currentPassword" label={PROFILE_TEXTS.currentPassword} />
          {problem && (
            <NoticeBox tone="danger" role="alert">
              <span>
                <strong>{problem.title}.</strong> {problem.description}
              </span>
            </NoticeBox>
          )}
          <div className="app-row">
            <BusyButton
              isBusy={state === "busy"}
              label={PRIVACY_TEXTS.export}
              busyLabel={PRIVACY_TEXTS.exporting}
              kind="plain"
            />
          </div>
        </form>
      </Disclosure>
      <div role="status">{state === "done" && <NoticeBox tone="ok">{PRIVACY_TEXTS.exported}</NoticeBox>}</div>
    </div>
  );
}

function problemOf(code: string | null): Problem | null {
  return code !== null && code in ERROR_MESSAGES ? ERROR_MESSAGES[code as keyof typeof ERROR_MESSAGES] : null;
}
