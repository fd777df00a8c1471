import type { MailField } from '../../domain/request/mail.ts';
import { carry } from './carry.ts';
import type { CourierConfig } from './courier-config.ts';
import type { FromCourier } from './protocol.ts';
import { noteMail, register } from './register.ts';
import type { RegisterRow } from './register-row.ts';

/**
 * How long a stored request waits for its mail before the visitor is told, in ms: whoever reads "sent" may close the page, and the mail
 * on its way with it. Longer for a script that takes this frame away with the first receipt.
 */
const mailPatience = { keepsFrame: 3000, takesFrame: 5000 };

/**
 * Stores a request first, and mails it second. The register's answer is the receipt; without a register, or where it does not confirm,
 * the mail service's redirect is, as ever.
 *
 * @param row what the register keeps of it
 * @param keepsFrame whether the widget leaves this frame in place after a receipt without a mail, so that the mail still goes out
 */
export async function registerAndCarry(
  { formMailUrl, storage }: CourierConfig,
  row: RegisterRow,
  fields: readonly MailField[],
  keepsFrame: boolean,
  answer: (message: FromCourier) => void,
): Promise<void> {
  const { reference } = row;
  const registered = storage !== undefined && (await register(storage, row));
  const confirm = (mailed: boolean) => answer({ wrappie: 'receipt', reference, by: 'register', mailed });
  const early = registered
    ? setTimeout(confirm, mailPatience[keepsFrame ? 'keepsFrame' : 'takesFrame'], false)
    : undefined;
  carry(formMailUrl, reference, fields, (message) => {
    clearTimeout(early);
    const mailed = message.wrappie === 'receipt';
    if (registered && mailed) noteMail(storage, row);
    if (registered) confirm(mailed);
    else answer(mailed ? { ...message, by: 'mail', mailed } : message);
  });
}
