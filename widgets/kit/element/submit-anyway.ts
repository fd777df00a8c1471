/**
 * A sandboxed frame without `allow-forms` blocks a form before its `submit` event. Our forms are not sent by the browser, so the event is
 * dispatched there all the same. A press of Enter is a click on the form's button, too.
 */
export function submitAnyway(root: EventTarget): void {
  let submitted = false;
  root.addEventListener(
    'submit',
    () => {
      submitted = true;
    },
    true,
  );
  root.addEventListener(
    'click',
    (event) => {
      const submitter = (event.target as Element).closest('button');
      const form = submitter?.type === 'submit' && submitter.form;
      if (!form) return;
      submitted = false;
      // The browser submits the form after the listeners of the click, in the same task.
      setTimeout(() => {
        if (submitted || event.defaultPrevented || !form.isConnected) return;
        if (form.noValidate || form.reportValidity())
          form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
      });
    },
    true,
  );
}
