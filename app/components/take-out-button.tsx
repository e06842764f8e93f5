import { IconTrash } from "@tabler/icons-react";

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
    <button
      type="submit"
      name={name}
      value={value}
      className="app-icon-button"
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onTakeOut();
      }}
    >
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
