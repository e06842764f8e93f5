import { IconTrash } from "@tabler/icons-react";
import { Button } from "./button.tsx";

export interface TakeOutButtonProps {
  /** Name of the button's value, which the form sends before JavaScript. */
  name: string;
  value: string;
  label: string;
  onTakeOut: () => void;
}

/** Button that removes an entry of a form's list. */
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
