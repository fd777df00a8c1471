import type { MailField } from '../../domain/request/mail.ts';
import { carry } from './carry.ts';
import type { CourierConfig } from './courier-config.ts';
import type { FromCourier } from './protocol.ts';
import { questionTime } from './question-time.ts';
import { noteMail, register } from './register.ts';
import type { RegisterRow } from './register-row.ts';

/**
 * How long a stored request waits for its mail before the widget gets the receipt, in ms. A visitor who reads "sent" may close the page,
 * and would interrupt the mail. It is longer for a script that removes this frame at the first receipt.
 */
const mailTimeout = { keepsFrame: 3000, removesFrame: 5000 };

/**
 * Stores a request, then mails it. The receipt comes from the register. Without a register, or if it does not confirm, it comes from the
 * redirect of the mail service.
 *
 * @param row the request as it is stored
 * @param keepsFrame whether the widget keeps this frame after a receipt without a mail, so that the mail can still go out
 * @param ask shows the visitor the page that the mail service sent instead of a redirect, such as a captcha. A request that is stored needs
 * no answer of theirs: it is with us
 */
export async function registerAndCarry(
  { formMailUrl, storage }: CourierConfig,
  row: RegisterRow,
  fields: readonly MailField[],
  keepsFrame: boolean,
  answer: (message: FromCourier) => void,
  ask: (frame: HTMLIFrameElement) => void,
): Promise<void> {
  const { reference } = row;
  const question = questionTime(() => ask(frame));
  const registration = storage ? await register(storage, row) : 'refused';
  const registered = registration === 'stored';
  if (registered) question.end();
  const confirm = (mailed: boolean) => answer({ wrappie: 'receipt', reference, by: 'register', mailed });
  const early = registered
    ? setTimeout(confirm, mailTimeout[keepsFrame ? 'keepsFrame' : 'removesFrame'], false)
    : undefined;
  const onAnswer = (message: FromCourier) => {
    clearTimeout(early);
    question.end();
    const mailed = message.wrappie === 'receipt';
    // A row whose answer was lost is probably stored.
    if (mailed && storage && registration !== 'refused') noteMail(storage, row);
    if (registered) confirm(mailed);
    else answer(mailed ? { ...message, by: 'mail', mailed } : message);
  };
  const frame = carry(formMailUrl, reference, fields, onAnswer, question.pageCame);
}
