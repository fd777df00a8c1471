import { join } from 'node:path';
import { environment } from '../../site/lib/environment.ts';
import type { WordpressSite } from './wordpress-site.ts';

/** The plugin, as the build wrote it. */
export const pluginFile = join(import.meta.dirname, '../../dist/wordpress/wrappie-widgets.zip');

/** Installs the plugin as a dealer does: the newest zip, activated, and a partner code in its settings. */
export async function installPlugin(wordpress: WordpressSite, ourOrigin: string): Promise<void> {
  await wordpress.run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    require_once ABSPATH . 'wp-admin/includes/file.php';
    update_option( 'test_our_origin', '${ourOrigin}' );
    update_option( 'test_built_for', '${environment().siteUrl}' );
    WP_Filesystem();
    unzip_file( '${pluginFile}', WP_PLUGIN_DIR );
    activate_plugin( 'wrappie-widgets/wrappie-widgets.php' );
    update_option( 'wrappie_widgets', array( 'partner' => 'dealer-7', 'origin' => '${ourOrigin}' ) );
    return true;`);
}
