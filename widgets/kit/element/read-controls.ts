/**
 * What a visitor filled in before the script came, by control name: only what differs from the markup.
 * Files cannot be chosen before that: the picker is shown by script.
 */
export function readControls(root: ParentNode): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of root.querySelectorAll<HTMLInputElement>('input[name],textarea[name]')) {
    const { type, name, value, defaultValue, checked, defaultChecked } = control;
    if (type === 'file') continue;
    const changed =
      type === 'radio' || type === 'checkbox' ? checked && !defaultChecked : value !== defaultValue;
    if (changed) typed[name] = value;
  }
  return typed;
}
