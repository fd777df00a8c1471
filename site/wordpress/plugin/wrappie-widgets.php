<?php
/**
 * Plugin Name:       Wrappie Widgets
 * Plugin URI:        {site}/en/widgets
 * Description:       {description}
 * Version:           {version}
 * Requires at least: {requires}
 * Requires PHP:      {php}
 * Author:            Wrappie
 * Author URI:        {site}
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       wrappie-widgets
 * Domain Path:       /languages
 * Update URI:        {site}/wordpress/wrappie-widgets
 *
 * The last line keeps a plugin of the same name in the directory of wordpress.org from being offered as an update.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

const VERSION = '{version}';

/** The site that the widgets come from, unless the settings name another. */
const STANDARD_ORIGIN = '{site}';

/** The main file of the plugin. */
const FILE = __FILE__;

require __DIR__ . '/includes/widgets.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/element.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/pasted-addresses.php';

add_action( 'init', __NAMESPACE__ . '\load_translations', 1 );

/**
 * Loads the translations that the plugin brings along. There is one file for a language, whatever the locale: Dutch has three. A locale of
 * another language gets English, which is what the code says.
 */
function load_translations() {
	$file = __DIR__ . '/languages/wrappie-widgets-' . substr( sanitize_key( determine_locale() ), 0, 2 ) . '.mo';
	if ( is_readable( $file ) ) {
		load_textdomain( 'wrappie-widgets', $file );
	}
}
