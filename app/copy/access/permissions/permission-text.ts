/** How a permission reads in the form of a role: its name, and what a person can then do. */
export interface PermissionText {
  title: string;
  description: string;
}
