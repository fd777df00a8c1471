/**
 * The values that a visitor filled in before the script was loaded, by control name: only those that differ from the markup. Files cannot
 * be chosen before that, because a script opens the picker.
 */
export function readControls(root: ParentNode): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of root.querySelectorAll<HTMLInputElement>('[name]:is(input,textarea,select)')) {
    const { type, name, value, checked, defaultChecked } = control;
    if (type === 'file') continue;
    // For a select, compare with the option that is selected in the markup.
    const drawn = control.querySelector<HTMLOptionElement>('[selected]')?.value ?? control.defaultValue;
    const changed = type === 'radio' || type === 'checkbox' ? checked && !defaultChecked : value !== drawn;
    if (changed) typed[name] = value;
  }
  return typed;
}
