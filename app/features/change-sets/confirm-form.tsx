import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { CHANGE_SET_TEXTS } from "#copy/change-sets.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** A button that asks before it sends its form; before JavaScript it sends at once. */
export function ConfirmForm({
  intent,
  label,
  title,
  message,
  isPrimary = false,
  children,
}: {
  intent: string;
  label: string;
  title: string;
  message: string;
  isPrimary?: boolean;
  /** Hidden fields of the form. */
  children?: ReactNode;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <HiddenField name="intent" value={intent} />
      {children}
      <Button type="submit" kind={isPrimary ? "primary" : "plain"} aria-busy={isBusy}>
        {label}
      </Button>
      {isAsking && (
        <AlertDialog
          type="warning"
          title={title}
          message={message}
          labels={{ confirm: label, cancel: CHANGE_SET_TEXTS.keep }}
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            submit(form.current);
            setIsAsking(false);
          }}
        />
      )}
    </Form>
  );
}
