<?php
/**
 * The settings: the partner code, and the site that the widgets come from. Both are in one option.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

/** The option, and the address of the page in the admin. */
const OPTION = 'wrappie_widgets';

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\add_settings_link' );

/** Returns one of the settings, or an empty text. */
function setting( $name ) {
	$settings = get_option( OPTION );
	return is_array( $settings ) && isset( $settings[ $name ] ) ? (string) $settings[ $name ] : '';
}

/** Returns the partner code, or an empty text. */
function partner_code() {
	return setting( 'partner' );
}

/** Returns the origin of the site that the widgets come from. */
function origin() {
	return setting( 'origin' ) ? setting( 'origin' ) : STANDARD_ORIGIN;
}

/** Returns whether a text is a partner code: it becomes part of mails and addresses. */
function is_partner_code( $text ) {
	return 1 === preg_match( '/^[\w.\-]{1,61}$/D', $text );
}

/** Returns whether a partner code can have figures. Codes of earlier snippets cannot; requests name them all the same. */
function can_have_figures( $code ) {
	return 1 === preg_match( '/^[a-z0-9][a-z0-9\-]{1,60}$/Di', $code );
}

/**
 * Whether the current user may choose where scripts come from. That is as much as writing scripts: the administrator of one site of a network
 * may not.
 */
function may_set_origin() {
	return current_user_can( 'unfiltered_html' );
}

/** Registers the option and its fields. */
function register_settings() {
	register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
	add_settings_section( 'main', '', '__return_null', OPTION );
	add_settings_field(
		'partner',
		__( 'Partner code', 'wrappie-widgets' ),
		__NAMESPACE__ . '\partner_field',
		OPTION,
		'main',
		array( 'label_for' => 'wrappie-partner' )
	);
	if ( may_set_origin() ) {
		add_settings_field(
			'origin',
			__( 'Address of Wrappie', 'wrappie-widgets' ),
			__NAMESPACE__ . '\origin_field',
			OPTION,
			'main',
			array( 'label_for' => 'wrappie-origin' )
		);
	}
}

/**
 * Keeps what is valid. What is not stays as it was, and is named on the page.
 *
 * @param mixed $given What the form sent.
 * @return array
 */
function sanitize_settings( $given ) {
	$given  = is_array( $given ) ? $given : array();
	$kept   = array(
		'partner' => partner_code(),
		'origin'  => setting( 'origin' ),
	);
	$code   = isset( $given['partner'] ) ? trim( (string) $given['partner'] ) : $kept['partner'];
	$origin = isset( $given['origin'] ) ? trim( (string) $given['origin'] ) : $kept['origin'];
	if ( '' === $code || is_partner_code( $code ) ) {
		$kept['partner'] = $code;
		if ( '' !== $code && ! can_have_figures( $code ) ) {
			add_settings_error( OPTION, 'partner-figures', __( 'The code was saved, but no figures can come with it: for those a code has 2 to 61 letters, digits and hyphens. Please check that you copied it correctly.', 'wrappie-widgets' ), 'warning' );
		}
	} else {
		add_settings_error( OPTION, 'partner', __( 'A partner code has letters, digits, hyphens, underscores and full stops only, and 61 of them at most. The code was not changed.', 'wrappie-widgets' ) );
	}
	if ( ! may_set_origin() || '' === $origin || '' !== read_origin( $origin ) ) {
		$kept['origin'] = may_set_origin() ? read_origin( $origin ) : $kept['origin'];
	} else {
		add_settings_error( OPTION, 'origin', __( 'The address should begin with https://. It was not changed.', 'wrappie-widgets' ) );
	}
	return $kept;
}

/**
 * The origin of an address: https, or this machine for trying things out.
 *
 * @param string $address An address.
 * @return string Empty when it has none.
 */
function read_origin( $address ) {
	$parts = wp_parse_url( esc_url_raw( $address, array( 'http', 'https' ) ) );
	if ( empty( $parts['host'] ) || empty( $parts['scheme'] ) ) {
		return '';
	}
	$is_local = in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
	if ( 'https' !== $parts['scheme'] && ! $is_local ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	return $parts['scheme'] . '://' . $parts['host'] . $port;
}

/** Adds the page to the menu Settings. */
function add_settings_page() {
	add_options_page( __( 'Wrappie Widgets', 'wrappie-widgets' ), __( 'Wrappie', 'wrappie-widgets' ), 'manage_options', OPTION, __NAMESPACE__ . '\settings_page' );
}

/**
 * Adds a link to the page in the list of plugins.
 *
 * @param string[] $links The links of the plugin.
 * @return string[]
 */
function add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_address() ), esc_html__( 'Settings', 'wrappie-widgets' ) );
	return array_merge( array( $link ), $links );
}

/** Returns the address of the page. */
function settings_address() {
	return admin_url( 'options-general.php?page=' . OPTION );
}

/** Prints the page. */
function settings_page() {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'Put the widgets into your pages with the blocks named Wrappie, or with a shortcode:', 'wrappie-widgets' ); ?>
			<code>[wrappie widget="price-calculator" service="keuken"]</code></p>
		<form action="options.php" method="post">
			<?php
			settings_fields( OPTION );
			do_settings_sections( OPTION );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

/** Prints the field of the partner code. */
function partner_field() {
	printf(
		'<input type="text" class="regular-text" id="wrappie-partner" name="%1$s[partner]" value="%2$s" pattern="[\w.\-]{1,61}" maxlength="61" spellcheck="false" autocapitalize="off" aria-describedby="wrappie-partner-help"><p class="description" id="wrappie-partner-help">%3$s</p>',
		esc_attr( OPTION ),
		esc_attr( partner_code() ),
		esc_html__( 'It is added to every request that comes from your pages, so that we know that it came through you.', 'wrappie-widgets' )
	);
}

/** Prints the field of the origin. */
function origin_field() {
	printf(
		'<input type="url" class="regular-text code" id="wrappie-origin" name="%1$s[origin]" value="%2$s" placeholder="%3$s" aria-describedby="wrappie-origin-help"><p class="description" id="wrappie-origin-help">%4$s</p>',
		esc_attr( OPTION ),
		esc_attr( setting( 'origin' ) ),
		esc_attr( STANDARD_ORIGIN ),
		esc_html__( 'The widgets and their script come from here. Leave it empty, unless we asked you to try another address.', 'wrappie-widgets' )
	);
}
