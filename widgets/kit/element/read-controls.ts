/**
 * What a visitor filled in before the script came, by control name: only what differs from the markup.
 * Files cannot be chosen before that: the picker is shown by script.
 */
export function readControls(root: ParentNode): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of root.querySelectorAll<HTMLInputElement>('[name]:is(input,textarea,select)')) {
    const { type, name, value, checked, defaultChecked } = control;
    if (type === 'file') continue;
    // Of a select the option that was drawn as chosen.
    const drawn = control.querySelector<HTMLOptionElement>('[selected]')?.value ?? control.defaultValue;
    const changed = type === 'radio' || type === 'checkbox' ? checked && !defaultChecked : value !== drawn;
    if (changed) typed[name] = value;
  }
  return typed;
}
