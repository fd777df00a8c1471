import { expect, type Locator, type Page } from '../support/test.ts';
import type { WordpressSite } from './wordpress-site.ts';

/** The users that the tests install, named after their roles. */
export type Role = 'administrator' | 'editor' | 'author';

/** The pages of the admin, as somebody with an account uses them. */
export class Dashboard {
  readonly page: Page;
  readonly #wordpress: WordpressSite;

  constructor(page: Page, wordpress: WordpressSite) {
    this.page = page;
    this.#wordpress = wordpress;
  }

  async logIn(role: Role): Promise<void> {
    await this.page.goto(`${this.#wordpress.origin}/wp-login.php`);
    await this.page.fill('#user_login', role);
    await this.page.fill('#user_pass', 'password');
    await this.page.click('#wp-submit');
    await this.page.waitForURL(/\/wp-admin\//);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#wordpress.origin}/wp-admin/${path}`);
  }

  /** The block editor of a new post, with its title typed. */
  async newPost(title: string): Promise<void> {
    await this.open('post-new.php');
    await this.page.getByRole('textbox', { name: 'Add title' }).fill(title);
    await this.page.keyboard.press('Enter');
  }

  /** Inserts a block where the caret is. */
  async insertBlock(search: string, name: RegExp): Promise<void> {
    await this.page.keyboard.type(`/${search}`);
    await this.page.getByRole('option', { name }).click();
  }

  /** A field of the block that is selected. */
  field(name: string): Locator {
    return this.page.locator('.block-editor-block-inspector').getByLabel(name, { exact: true });
  }

  /** Publishes or updates in the block editor. Returns the address of the post. */
  async publish(): Promise<string> {
    const saved = this.page.locator('.components-snackbar').getByRole('link', { name: /View/ });
    await this.page
      .locator('.edit-post-header')
      .getByRole('button', { name: /^(Publish|Update)$/ })
      .click();
    await expect(saved).toBeVisible({ timeout: 20_000 });
    return (await saved.getAttribute('href')) ?? '';
  }

  /** Opens a post in whichever editor is set. */
  async edit(id: number): Promise<void> {
    await this.open(`post.php?post=${id}&action=edit`);
  }

  /** Publishes or updates in the classic editor. */
  async publishClassic(): Promise<void> {
    const publish = this.page.locator('#publish');
    // WordPress saves a draft by itself once it has a title, and ignores the button meanwhile.
    await expect(this.page.locator('#sample-permalink')).toBeVisible();
    await expect(publish).not.toHaveClass(/disabled/);
    await publish.click();
    await expect(this.page.locator('#message')).toContainText(/published|updated/);
  }

  /** The text of the classic editor, on its Visual tab. */
  get visualText(): Locator {
    return this.page.frameLocator('#content_ifr').locator('body');
  }
}
