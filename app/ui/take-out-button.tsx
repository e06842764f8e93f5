import { IconTrash } from "@tabler/icons-react";
import { Button } from "./button.tsx";

export interface TakeOutButtonProps {
  /** What the form sends without JavaScript, which asks the server. */
  name: string;
  value: string;
  label: string;
  onTakeOut: () => void;
}

/** Takes something out of a list in a form. */
export function TakeOutButton({ name, value, label, onTakeOut }: TakeOutButtonProps) {
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      kind="icon"
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onTakeOut();
      }}
    >
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </Button>
  );
}
