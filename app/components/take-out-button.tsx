import { IconTrash } from "@tabler/icons-react";

/** Takes a row out of its form's list; without JavaScript the button asks the server (`changedRows`). */
export function RemoveRow({
  rowKey,
  label,
  onRemove,
}: {
  rowKey: string;
  label: string;
  onRemove: () => void;
}) {
  return (
    <button
      type="submit"
      name="remove"
      value={rowKey}
      className="app-icon-button"
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
